// What a link shows before it is opened, and what strangers find: placards, pictures, emblems, and a kind word where nobody lives.
import { expect, it } from 'vitest';
import { layTable, leave, NOT_FOUND, visit } from './guest';
import { stage } from './stage';
import { en, words } from './words';

const on = stage();

it('an invitation says who invites, to whoever speaks what', async () => {
  const { table } = await layTable(on.house, { others: ['open'], name: `O'Neill & "Co"` });
  const page = await visit(on.browser, on.house, `/t/${table}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const title = en('link-invite', { host: `O'Neill & "Co"`, game: 'Gloom' });
  expect(await page.title()).toBe(`${title} · Woebegone`);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title);
  const italian = await fetch(`${on.house.url}/t/${table}`, { headers: { 'accept-language': 'it' } });
  const text = await italian.text();
  expect(text).toContain('ti invita a una partita di Gloom');
  // It can be read before the page has come, and goes when there is more to see.
  expect(text).toMatch(/<div id="placard"><p>O&#39;Neill &amp; &quot;Co&quot; ti invita a una partita di Gloom<\/p>/);
  expect(await page.locator('#placard').count()).toBe(0);
  await leave(page);
});

it('every tab has its name, in the language of the page', async () => {
  const page = await visit(on.browser, on.house, '/');
  await page
    .getByRole('link', { name: en('page-how'), exact: true })
    .first()
    .click();
  await expect.poll(() => page.title()).toBe(`${en('link-title', { screen: 'how' })} · Woebegone`);
  await page.getByRole('link', { name: en('help-rules'), exact: true }).click();
  await expect.poll(() => page.title()).toBe(`${en('link-title', { screen: 'rules' })} · Woebegone`);
  await page.getByRole('button', { name: en('page-other-lang') }).click();
  await expect.poll(() => page.title()).toBe(`${words('it', 'link-title', { screen: 'rules' })} · Woebegone`);
  await leave(page);
});

it('pictures and emblems can be seen', async () => {
  const page = await visit(on.browser, on.house, '/?lang=it');
  const linked = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toContain('/api/picture?lang=it');
  const sizeOf = (src: string) =>
    page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
  expect(await sizeOf(shared ?? '')).toEqual([1200, 630]);
  expect(linked.length).toBe(3);
  for (const src of linked)
    expect(await sizeOf(src)).toSatisfy(([wide = 0, high]: number[]) => wide > 0 && wide === high);
  const manifest = await page
    .locator('link[rel="manifest"]')
    .evaluate(async (link) => (await fetch((link as HTMLLinkElement).href)).json());
  for (const { src } of manifest.icons as { src: string }[])
    expect(await sizeOf(src)).toSatisfy(([wide = 0]: number[]) => wide > 0);
  await leave(page);
});

it.each(['/t/nobody', '/r/nobody', '/nowhere'])('%s says that nobody lives there, and what to do', async (path) => {
  expect((await fetch(on.house.url + path)).status).toBe(404);
  const page = await visit(on.browser, on.house, path);
  await page.getByRole('heading', { name: en('lost-title') }).waitFor();
  await page.getByRole('link', { name: en('lost-open') }).click();
  await page.getByRole('heading', { name: en('open-title') }).waitFor();
  await leave(page, NOT_FOUND);
});

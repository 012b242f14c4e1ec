// Seats and who holds them: My tables, the private link, a seat that is handed over, a rematch, a deleted table.
import { expect, it } from 'vitest';
import { company, playSome, sitDown } from './company';
import { layTable, leave, seatOf, visit } from './guest';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();

it('My tables lists the seats of this browser, and says whose turn it is', async () => {
  const opened = await layTable(on.house, { others: ['open'] });
  const page = await visit(on.browser, on.house, seatOf(opened));
  await page.getByRole('heading', { name: en('lobby-title') }).waitFor();
  await page.getByRole('link', { name: en('page-name') }).click();
  const mine = page.getByRole('region', { name: en('landing-my-tables') });
  await mine
    .getByRole('listitem')
    .filter({ hasText: en('landing-in-lobby') })
    .waitFor();

  await mine.getByRole('link', { name: 'Ann' }).click();
  await page.getByRole('button', { name: en('lobby-fill') }).click();
  await page.getByRole('button', { name: en('lobby-begin'), disabled: false }).click();
  await new Sitter(page).asked();
  await page.getByRole('link', { name: en('page-name') }).click();
  await mine
    .getByRole('listitem')
    .filter({ hasText: en('landing-your-turn') })
    .waitFor();

  await mine.getByRole('button', { name: /./ }).click();
  await expect.poll(() => mine.count()).toBe(0);
  await page.goto(`${on.house.url}/t/${opened.table}`);
  await page.getByRole('heading', { name: en('visitor-full') }).waitFor();
  await leave(page);
});

it('a private link opens the same seat in another browser, and leaves the address', async () => {
  const opened = await layTable(on.house, { others: ['open'] });
  const page = await visit(on.browser, on.house, seatOf(opened));
  await page.getByRole('button', { name: en('lobby-seat-link-show') }).click();
  const link = new URL(await page.getByRole('textbox', { name: en('lobby-seat-link') }).inputValue());
  expect(link.hash).toContain(opened.token);

  const other = await visit(on.browser, on.house, link.pathname + link.hash);
  await other.getByRole('button', { name: en('lobby-begin') }).waitFor();
  expect(other.url()).toBe(`${on.house.url}/t/${opened.table}`);
  expect(await other.evaluate(() => history.length)).toBeLessThan(3);
  await other.getByLabel(en('lobby-your-name')).fill('Anna');
  await other.getByRole('button', { name: en('lobby-rename') }).click();
  await page.getByRole('listitem').filter({ hasText: 'Anna' }).first().waitFor();
  await leave(other);
  await leave(page);
});

it('the host hands a seat to a bot, and back to a latecomer', async () => {
  const [ann, bea] = await company(on);
  await playSome([ann, bea], 2);
  await ann.button('table-menu').click();
  await ann.button('table-give-bot', { name: 'Bea' }).click();
  await bea.page.getByText(en('table-unseated')).waitFor();
  await bea.page.getByRole('heading', { name: en('visitor-full') }).waitFor();

  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Open .* seat for somebody else$/ })
    .first()
    .click();
  await bea.page.getByRole('heading', { name: en('visitor-late') }).waitFor();
  await bea.page.getByLabel(en('visitor-name')).fill('Cora');
  await bea.page.getByRole('button', { name: en('visitor-sit') }).click();
  await bea.page.getByRole('heading', { level: 2, name: en('table-you', { name: 'Cora' }) }).waitFor();
  await ann.button('table-close').click();
  await ann.page.getByRole('heading', { level: 2, name: /^Cora/ }).waitFor();
  await playSome([ann, bea], 6);
  await leave(ann.page);
  await leave(bea.page);
});

it('once more with the same people; then the host deletes what was', async () => {
  const [ann, bea] = await company(on, { plain: true });
  await Promise.all([ann.playOut(), bea.playOut()]);
  const old = ann.page.url();
  const replay = new URL(await ann.page.getByRole('textbox', { name: en('end-replay-link') }).inputValue()).pathname;

  await ann.button('end-rematch').click();
  await ann.page.getByRole('heading', { name: en('lobby-title') }).waitFor();
  await bea.button('end-rematch-join').click();
  await bea.page.getByText(en('lobby-wait', { name: 'Ann' })).waitFor();
  expect(bea.page.url()).toBe(ann.page.url());
  await ann.page.getByRole('button', { name: en('lobby-begin'), disabled: false }).click();
  await playSome([ann, bea], 4);

  await Promise.all([ann.page.goto(old), bea.page.goto(old)]);
  await bea.reckoning.waitFor();
  await ann.button('end-delete').click();
  await ann.button('end-delete-yes').click();
  await ann.page.getByRole('button', { name: en('landing-play') }).waitFor();
  await bea.page.getByText(en('trouble-deleted')).waitFor();
  const later = await visit(on.browser, on.house, replay);
  await later.getByText(en('lost-text', { what: 'replay' })).waitFor();
  await leave(later, /404/);
  await leave(ann.page);
  await leave(bea.page);
});

it('somebody else with the link finds the seats that are left', async () => {
  const opened = await layTable(on.house, { others: ['open', { bot: 'clerk' }] });
  const first = await visit(on.browser, on.house, `/t/${opened.table}`);
  await sitDown(first, 'Bea');
  await first.getByText(en('lobby-wait', { name: 'Ann' })).waitFor();
  const second = await visit(on.browser, on.house, `/t/${opened.table}`);
  await second.getByRole('heading', { name: en('visitor-full') }).waitFor();
  await leave(first);
  await leave(second);
});

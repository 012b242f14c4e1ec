// Finds what a screen would keep from somebody. Colours need a real browser; the end-to-end tests look at those.
import axe from 'axe-core';

export async function violations(element: Element): Promise<string[]> {
  const { violations: found } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

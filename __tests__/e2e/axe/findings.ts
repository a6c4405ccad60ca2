/** What axe-core has to say of the page on top. */
import fs from 'node:fs';
import type { ShopPhone } from '../shop';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  rule: string;
  impact: string;
  where: string[];
}

/** A finding has the impact of its rule: what the milder rules find would be thrown away. */
const MILD_RULES_OFF = `Object.fromEntries(axe._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }]))`;

const TRANSITIONS_OVER = `Promise.allSettled(document.getAnimations()
  .filter((one) => one instanceof CSSTransition).map((one) => one.finished)).then(() => undefined)`;

/** Serious and critical findings. A watermark is decoration, which needs no contrast (WCAG 1.4.3). */
export async function findings(phone: ShopPhone): Promise<Finding[]> {
  if (!(await phone.page.evaluate<boolean>('"axe" in window'))) await phone.page.evaluate(AXE);
  // A button that has just become ready is white on its way to red: what is judged is how it stays.
  await phone.page.evaluate(TRANSITIONS_OVER);
  return phone.page.evaluate<
    Finding[]
  >(`axe.run({ exclude: ['[class*="watermark"]'] }, { resultTypes: ['violations'], preload: false, rules: ${MILD_RULES_OFF} }).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({ rule: id, impact, where: nodes.slice(0, 4).map((node) => node.html.slice(0, 160) + ' | ' + (node.any[0] || node.all[0] || node.none[0] || {}).message) })))`);
}

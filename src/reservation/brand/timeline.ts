/** Years told as a table of two columns, as the steps of a timeline. Pure. */
import { plainText } from '@/core/lib/richText';
import type { Step } from '@/ui/kit/Steps';

const ROW = /<tr>\s*<td>([\s\S]*?)<\/td>\s*<td>([\s\S]*?)<\/td>\s*<\/tr>/g;
const TABLE = /<table>[\s\S]*?<\/table>/;

/** What the text says beside its table, and the rows of the table, the newest first; none without such a table. */
export function timelineOf(html: string): { text: string; steps: Step[] } {
  const steps = Array.from(html.matchAll(ROW), ([, year = '', text = '']) => ({
    id: plainText(year),
    time: plainText(year),
    title: plainText(text.replace(/<\/?strong>/g, '')),
  }));
  return steps.length > 0 ? { text: html.replace(TABLE, ''), steps: steps.reverse() } : { text: html, steps };
}

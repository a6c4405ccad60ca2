// What Taro has sent to a page, held to what is drawn of it: its classes, its styles and its words. A template that drops one of them
// draws a page without its looks, silently.
import { text } from './dom';

/** A node of Taro's tree, by its short names. */
interface Sent {
  s?: string;
  uid?: string;
  /** Classes. */
  cl?: string;
  /** Style. */
  st?: string;
  /** Of a text: what it says. */
  v?: string;
  /** Children. */
  cn?: Sent[];
}

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const plainText = (words: string) => words.replace(/\s+/g, '');

/** The classes of an element; inside of a component each stands there with a prefix, too. */
const wears = (element: Element, name: string): boolean =>
  Array.from(element.classList).some((own) => own === name || own.endsWith(`--${name}`));

function differences(element: Element, { cl, st, cn = [] }: Sent): string[] {
  const name = element.tagName.toLowerCase();
  const classes = text(cl).split(/\s+/).filter(Boolean);
  const bare = classes.filter((each) => !wears(element, each));
  const words = plainText(element.textContent ?? '');
  const unsaid = cn.filter(({ v }) => v && !words.includes(plainText(v)));
  return [
    ...bare.slice(0, 1).map((each) => `class ${each} of <${name}> is not drawn`),
    ...(st && !element.getAttribute('style') ? [`style "${st.slice(0, 60)}" of <${name}> is not drawn`] : []),
    ...unsaid.slice(0, 1).map(({ v }) => `text "${text(v).slice(0, 30)}" of <${name}> is not drawn`),
  ];
}

/** What was sent to the page and is not drawn; empty for a sound page, and for one that Taro has not made. */
export function undrawnData(page: Element, root: unknown): string[] {
  if (!isSent(root)) return [];
  const elements = new Map(Array.from(page.querySelectorAll('[id]'), (element) => [element.id, element] as const));
  const found: string[] = [];
  const visit = (sent: Sent) => {
    const element = elements.get(text(sent.uid) || text(sent.s));
    if (element) found.push(...differences(element, sent));
    for (const child of sent.cn ?? []) if (isSent(child)) visit(child);
  };
  visit(root);
  return Array.from(new Set(found));
}

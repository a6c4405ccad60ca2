/** A long text cut at its headings, for the contents list. */
import { plainText } from './richText';

export interface Section {
  /** Anchor of the section in the page. */
  id: string;
  title: string;
  html: string;
}
export interface LongText {
  /** What stands before the first heading. */
  lead: string;
  sections: Section[];
  /** Longer than three screens: then a contents list is shown. */
  long: boolean;
}

/** About 24 lines of 22 characters fill a screen. */
const SCREEN = 530;
const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/gi;

export function cutText(html: string): LongText {
  const sections: Section[] = [];
  const heads = Array.from(html.matchAll(HEADING));
  heads.forEach((head, at) => {
    const start = (head.index ?? 0) + head[0].length;
    sections.push({
      id: `section-${at + 1}`,
      title: plainText(head[1] ?? ''),
      html: html.slice(start, heads[at + 1]?.index ?? html.length),
    });
  });
  return {
    lead: html.slice(0, heads[0]?.index ?? html.length),
    sections,
    long: sections.length > 1 && plainText(html).length > 3 * SCREEN,
  };
}

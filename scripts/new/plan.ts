/** What `npm run new` would change: files as they will be. Nothing is written before all of it is known. */
import fs from 'node:fs';
import path from 'node:path';
import { formatted } from '../lib/format';

/** What was asked for cannot be: a sentence says why, and no file has changed. */
export class Refused extends Error {}

export class Plan {
  private readonly texts = new Map<string, string>();
  readonly changed: string[] = [];
  readonly created: string[] = [];

  constructor(private readonly root: string) {}

  has(file: string): boolean {
    return this.texts.has(file) || fs.existsSync(path.join(this.root, file));
  }
  read(file: string): string {
    return this.texts.get(file) ?? fs.readFileSync(path.join(this.root, file), 'utf8');
  }
  /** A file that is there already. */
  change(file: string, text: string): void {
    if (!this.texts.has(file)) this.changed.push(file);
    this.texts.set(file, text);
  }
  create(file: string, text: string): void {
    if (this.has(file)) throw new Refused(`${file} is there already.`);
    this.created.push(file);
    this.texts.set(file, text);
  }
  files(folder: string): string[] {
    return fs.readdirSync(path.join(this.root, folder)).map((name) => `${folder}/${name}`);
  }
  async write(): Promise<void> {
    const texts = await Promise.all(
      [...this.texts].map(async ([file, text]) => [path.join(this.root, file), await formatted(file, text)] as const),
    );
    for (const [target, text] of texts) {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    }
  }
}

/** `row` becomes the last line of the literal that begins with `export const name` or `const name`. */
export function append(text: string, name: string, row: string): string {
  const begin = text.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
  const end = begin < 0 ? -1 : begin + text.slice(begin).search(/\n[})]/);
  if (end < begin || begin < 0) throw new Refused(`There is no table ${name} that ends on a line of its own.`);
  return `${text.slice(0, end)}\n${row}${text.slice(end)}`;
}

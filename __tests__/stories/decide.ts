/** Decisions of the desk by taps, each on the phone of whose they are. */
import type { TaskKind } from '../../server/db/schema';
import type { StoryPhone, Words } from './phone';

interface Decision {
  kind: TaskKind;
  /** What its row in the list says. */
  title: Words;
  /** What is read before it is decided. */
  reads?: readonly string[];
  /** The reason of a refusal; without one it is passed. */
  refused?: string;
}

/** What is passed cannot be taken back: it is asked once more (rule 27.2). */
const FINAL: readonly TaskKind[] = ['withdraw', 'voucher', 'stockAdjust'];

/** Found among what waits of its kind, opened, read, and decided by a double tap. */
export async function decide(phone: StoryPhone, { kind, title, reads = [], refused }: Decision): Promise<void> {
  const word = refused === undefined ? '通过' : '驳回';
  await phone.open(`/dingding/pages/message?kind=${kind}`);
  await phone.press(title);
  await phone.sees('等你决定');
  for (const words of reads) await phone.sees(words);
  if (refused !== undefined) await phone.type(/^写给/, refused);
  if (refused !== undefined || FINAL.includes(kind)) {
    await phone.press(word);
    await phone.sees(`${word}？`);
  }
  await phone.pressTwice(word);
  await phone.sees(`已${word}`);
}

/** Which element of the mini-program has the cursor: there is no document to ask. */

/** An event of an element, as the messenger tells it; Taro types it without. */
interface Told {
  currentTarget?: { id?: string };
}
type Watch = (id: string | undefined) => void;

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the phone has one keyboard
let now: string | undefined;
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the toast that stands now, whose it is
const watching = new Set<Watch>();

function move(id: string | undefined): void {
  now = id;
  watching.forEach((tell) => tell(id));
}

export const cursor = {
  /** The id of that element. */
  at: (): string | undefined => now,
  come: (event?: unknown): void => move((event as Told | undefined)?.currentTarget?.id),
  /** The next field may have it before this one says that it has lost it. */
  leave: (event?: unknown): void => {
    const left = (event as Told | undefined)?.currentTarget?.id;
    if (left === undefined || left === now) move(undefined);
  },
  watch: (tell: Watch): (() => void) => {
    watching.add(tell);
    return () => void watching.delete(tell);
  },
};

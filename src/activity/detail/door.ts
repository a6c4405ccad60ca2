/** The door's list as it stands on this phone: what the server said last, and over it what was scanned since and waits for a line. Pure. */
import type { DoorRow } from '@/contract';
import type { Waiting } from '@/core/outbox';

type Scan = Waiting<'activity.doorSave'>;

/** What a ticket says: its number, also out of an address around it. */
export const codeOf = (text: string): string => (/HD\d{8}/i.exec(text)?.[0] ?? text.trim()).toUpperCase();

/** The last word of the scans that wait for a ticket: when it was let in, or that this was undone. */
function scanned(scans: readonly Scan[], code: string): Scan | undefined {
  return scans.filter((scan) => codeOf(scan.code) === code).pop();
}

/** Without a time of its own nobody is let in: who was undone waits outside again. */
export function withScans(rows: readonly DoorRow[], scans: readonly Scan[]): DoorRow[] {
  return rows.map((row): DoorRow => {
    const scan = row.status === 'unpaid' ? undefined : scanned(scans, row.code);
    if (!scan) return row;
    const { checkedAt: _was, ...bare } = row;
    return scan.action === 'out'
      ? { ...bare, status: 'signed', checkedBy: '' }
      : row.status === 'checked'
        ? row
        : { ...bare, status: 'checked', checkedAt: scan.at, checkedBy: '待送出' };
  });
}

/** When a ticket was let in, as far as this phone knows; also one that stands on no list. */
export function letInAt(rows: readonly DoorRow[], scans: readonly Scan[], code: string): number | undefined {
  const row = withScans(rows, scans).find((one) => one.code === code);
  if (row) return row.status === 'checked' ? row.checkedAt : undefined;
  const scan = scanned(scans, code);
  return scan?.action === 'in' ? scan.at : undefined;
}

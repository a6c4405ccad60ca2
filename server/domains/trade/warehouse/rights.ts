/** Who may do what with a document now: the words of the refusal, asked by the step itself and by the page (rules 5.8, 24.5, 24.6). */
import { conflict, forbidden, refuse, type Refusal } from '../../../http/errors';
import { maskName } from '../../../lib/mask';
import type { Employee } from '../../people/employee/repository';
import type { Read } from './read';
import type { DocRow } from './repository';

/** What is done with a document that there is. */
export const ACTIONS = ['pick', 'submit', 'pass', 'reject', 'void'] as const;
export type DocAction = (typeof ACTIONS)[number];

export interface Stand {
  read: Read;
  viewer: Employee;
}

/** Who picked it does not pass it, unless one person is enough. */
export const mayCheck = (doc: Pick<DocRow, 'pickerId'>, alone: boolean, viewer: Employee): boolean =>
  doc.pickerId !== viewer.id || alone;
const needsOther = ({ read: { doc, alone }, viewer }: Stand): Refusal | undefined =>
  mayCheck(doc, alone, viewer) ? undefined : refuse('需他人复核');

/** 409 where it stands elsewhere, and of a document that somebody else picks; 422 where a rule forbids it; 403 for a stranger's void. */
const RULES: Record<DocAction, (stand: Stand) => Refusal | undefined> = {
  pick: ({ read: { doc, source }, viewer }) => {
    if (doc.status !== 'pending' && doc.status !== 'picking') return conflict();
    if (source?.dead !== undefined) return refuse(source.dead);
    return doc.status === 'picking' && doc.pickerId !== viewer.id ? conflict('已由他人拣货') : undefined;
  },
  submit: ({ read: { doc, source }, viewer }) => {
    if (doc.status !== 'picking') return conflict();
    if (source?.dead !== undefined) return refuse(source.dead);
    return doc.pickerId === viewer.id ? undefined : conflict('已由他人拣货');
  },
  pass: (stand) => {
    const { doc, source, lines } = stand.read;
    if (doc.status !== 'checking') return conflict();
    const other = needsOther(stand);
    if (other) return other;
    if (source?.dead !== undefined) return refuse(source.dead);
    return lines.every(({ picked }) => picked === 0) ? refuse('商品都在售后中，暂不能出库') : undefined;
  },
  reject: (stand) => (stand.read.doc.status === 'checking' ? needsOther(stand) : conflict()),
  void: ({ read: { doc, source }, viewer }) => {
    if (doc.status === 'done' || doc.status === 'void') return conflict();
    return doc.creatorId === viewer.id || viewer.isManager || source?.dead !== undefined ? undefined : forbidden();
  },
};

export const refusalOf = (action: DocAction, stand: Stand): Refusal | undefined => RULES[action](stand);

/** 已由 王** 拣货 */
export const takenBy = (name: string): string => `已由 ${maskName(name)} 拣货`;

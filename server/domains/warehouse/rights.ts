/** Who may do what with a document now: the words of the refusal, asked by the step itself and by the page (rules 24.5, 24.6). */
import { conflict, forbidden, refuse, type Refusal } from '../../http/errors';
import { maskName } from '../../lib/mask';
import type { Employee } from '../employee/repository';
import type { Read } from './read';

/** What is done with a document that there is. */
export const ACTIONS = ['pick', 'submit', 'pass', 'reject', 'void'] as const;
export type DocAction = (typeof ACTIONS)[number];

export interface Stand {
  read: Read;
  viewer: Employee;
}

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
  pass: ({ read: { doc, source, lines }, viewer }) => {
    if (doc.status !== 'checking') return conflict();
    if (doc.pickerId === viewer.id) return refuse('需他人复核');
    if (source?.dead !== undefined) return refuse(source.dead);
    return lines.every(({ picked }) => picked === 0) ? refuse('商品都在售后中，暂不能出库') : undefined;
  },
  reject: ({ read: { doc }, viewer }) => {
    if (doc.status !== 'checking') return conflict();
    return doc.pickerId === viewer.id ? refuse('需他人复核') : undefined;
  },
  void: ({ read: { doc, source }, viewer }) => {
    if (doc.status === 'done' || doc.status === 'void') return conflict();
    return doc.creatorId === viewer.id || viewer.isManager || source?.dead !== undefined ? undefined : forbidden();
  },
};

export const refusalOf = (action: DocAction, stand: Stand): Refusal | undefined => RULES[action](stand);

/** 已由 王** 拣货 */
export const takenBy = (name: string): string => `已由 ${maskName(name)} 拣货`;

/** What can be downloaded beside a course: kept by the materials' own domain, which is asked by the table of kinds. */
import type { MaterialRow } from '../../../../../src/contract/material/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';

type MaterialsOf = (
  tx: Tx,
  memberId: string | undefined,
  asked: { courseId?: string; limit: number },
  now: number,
) => Promise<MaterialRow[]>;

declare module '../../../../http/context' {
  interface Kinds {
    /** Of a course, or the newest of the house; locked ones too. */
    courseMaterials: MaterialsOf;
  }
}

const SHOWN = 12;

export const materialsOf = (
  tx: Tx,
  memberId: string | undefined,
  { courseId, limit = SHOWN }: { courseId?: string; limit?: number },
  now: number,
  { kinds }: Setup,
): Promise<MaterialRow[]> =>
  kinds.courseMaterials(tx, memberId, { ...(courseId !== undefined && { courseId }), limit }, now);

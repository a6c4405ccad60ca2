import type { MaterialRow } from '../../../../src/contract/material/schemas';
import type { Listed } from './repository';

export function materialRow({ material, downloadedAt }: Listed, lack: string | undefined): MaterialRow {
  const { id, title, kind, size, cover, cate, downloads, lock, courseId, updatedAt } = material;
  return {
    id,
    title,
    kind,
    size,
    cover,
    cateId: cate,
    downloads,
    locked: lack !== undefined,
    ...(lack !== undefined && { lockText: lack }),
    ...(lack !== undefined && lock !== null && { lock }),
    ...(courseId !== null && { courseId }),
    updatedAt,
    ...(downloadedAt !== null && { downloadedAt }),
  };
}

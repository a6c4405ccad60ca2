/** Materials of the college. */
import type { materialEndpoints } from '../../../../src/contract/material/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { getMaterial, listMaterials, previewMaterial } from './service';

export const materialHandlers: HandlersOf<typeof materialEndpoints> = {
  'college.material': (tx, input, { memberId, now }) => listMaterials(tx, memberId, input, now),
  'college.materialGet': (tx, { id }, { memberId, now, server }) => getMaterial(tx, memberId, id, now, server),
  'college.materialPreview': (tx, { id }, { memberId, now, server }) => previewMaterial(tx, memberId, id, now, server),
};

/** What a verdict does with the plaque of an adopted tree. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { ALIVE, findAdoption, updateAdoption } from './adoption/repository';
import { setTree } from './tree/repository';

export const plaqueContent: ContentRules = {
  label: '茶树铭牌',
  scene: 'profile',
  page: ({ targetId }) => `/pages/tea/rycg?id=${targetId}`,
  async waits(tx, { targetId }) {
    const row = await findAdoption(tx, targetId);
    return row !== undefined && (row.status === 'unpaid' || ALIVE.includes(row.status));
  },
  async passed(tx, { targetId, text }) {
    const row = await findAdoption(tx, targetId, true);
    if (!row) return;
    await updateAdoption(tx, targetId, { plaque: text });
    if (ALIVE.includes(row.status)) await setTree(tx, row.treeId, { plaque: text });
  },
  /** Another may be written now, and not in a year. */
  async refused(tx, { targetId }) {
    await updateAdoption(tx, targetId, { renamedAt: 0 });
  },
};

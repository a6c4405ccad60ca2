/** Clients that a caller names, for the workbench (rule 26.4): only those that the employee works with (rule 29.3). */
import type { DeskSearchRules } from '../../people/work/desk';
import { pageOfClients } from './list/repository';
import { maskedMobile } from './mobile';
import type { ClientRow } from './repository';
import type { ClientScope } from './scope';

const SCOPES: readonly ClientScope[] = ['mine', 'shared', 'team'];

export const clientSearch: DeskSearchRules = {
  label: '客户',
  areas: ['client'],
  find: async (tx, employee, keyword, most) => {
    const found = new Map<string, ClientRow>();
    for (const scope of SCOPES) {
      if (found.size >= most) break;
      const { rows } = await pageOfClients(tx, employee, { scope, keyword }, 'last', most, 0);
      for (const row of rows) found.set(row.id, row);
    }
    return [...found.values()].slice(0, most).map((row) => ({
      id: row.id,
      title: row.name,
      note: [row.company, maskedMobile(row)].filter(Boolean).join(' · '),
      avatar: row.avatar,
      route: `/client/pages/client?id=${row.id}`,
    }));
  },
};

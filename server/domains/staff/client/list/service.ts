/** A page of clients in one scope, and what the list can be narrowed to. */
import type { Facet } from '../../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import type { Employee } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { presentClient } from '../presenter';
import { LEVEL_WORDS, SOURCE_WORDS, STAGE_WORDS, wordOf } from '../words';
import { countFacet, FACETS, pageOfClients, type ClientFacet, type ClientFilter } from './repository';

const FACET_WORDS: Readonly<Record<ClientFacet, { label: string; words: Readonly<Record<string, string>> }>> = {
  level: { label: '等级', words: LEVEL_WORDS },
  stage: { label: '阶段', words: STAGE_WORDS },
  source: { label: '来源', words: SOURCE_WORDS },
  tag: { label: '标签', words: {} },
};

/** The team of somebody who leads nobody is empty. */
export async function readClients(
  tx: Tx,
  memberId: string,
  { scope = 'mine', sort = 'next', due = false, page = 1, keyword, ...narrow }: RequestOf<'customer.index'>,
  now: number,
): Promise<DataOf<'customer.index'>> {
  const viewer = await employeeOf(tx, memberId);
  const filter: ClientFilter = {
    ...narrow,
    scope,
    keyword: keyword?.trim(),
    ...(due && { dueBefore: startOfDay(now) + DAY_MS }),
  };
  const { rows, total } = await pageOfClients(tx, viewer, filter, sort, PAGE_SIZE, offsetOf(page));
  const list = pageOf(await presentClient(tx, rows, now), total, page);
  return page === 1 ? { ...list, facets: await readFacets(tx, viewer, filter) } : list;
}

/** Only what would leave something; what is chosen stands among it even then, so that it can be taken back. */
async function readFacets(tx: Tx, viewer: Employee, filter: ClientFilter): Promise<Facet[]> {
  const facets: Facet[] = [];
  for (const key of FACETS) {
    const found = (await countFacet(tx, viewer, filter, key)).map(({ value }) => value);
    const chosen = filter[key];
    const values = chosen && !found.includes(chosen) ? [chosen, ...found] : found;
    const { label, words } = FACET_WORDS[key];
    if (values.length > 0)
      facets.push({ key, label, options: values.map((value) => ({ value, label: wordOf(words, value) })) });
  }
  return facets;
}

/**
 * Every page of the mini-program opens and shows what it is, in each of its faces, and answers a tap. A member's first one starts the
 * app; the others are opened by reLaunch on the phone that runs.
 */
import { holdTimers } from '../../e2e/browser';
import { pathsOf, type PageGroup } from '../../e2e/groups';
import { addressAt, looksAt, named, seenAt } from '../../e2e/pages';
import { shopForTests } from '../shop';
import { lookAt } from './lookAt';
import { LIN } from '../../server/demo';

export function everyPage(group: PageGroup): void {
  const shop = shopForTests();

  test.each(pathsOf(group).flatMap(looksAt).map(named))('%s opens and shows what it is', async (_, look) => {
    const { searchParams } = new URL(await addressAt(shop.server, look), 'http://app');
    const phone = await shop.phone({
      path: look.path,
      query: Object.fromEntries(searchParams),
      ...(look.visitor ? {} : { member: look.member ?? LIN, channel: look.channel }),
      ...(look.leaves ? { init: holdTimers() } : { kept: true }),
    });
    const [shown] = look.weapp ? looksAt(look.weapp) : [look];
    await lookAt(phone, { path: shown.path, words: seenAt(shown) });
  });
}

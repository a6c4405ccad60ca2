/** Where a member goes on to once they are known: back to whoever asked, or to the page that `next` names. */
import { back, replace, routeBelow } from '@/core/routes';

export type Next = 'identifierHe' | 'apply' | 'cpf-goods';
const NEXT: readonly Next[] = ['identifierHe', 'apply', 'cpf-goods'];
/** What an address says, if it is one of them. */
export const nextOf = (text: string | undefined): Next | undefined => NEXT.find((one) => one === text);

const APPLY = '/member/pages/withdraw/apply';

export async function leaveIdentity(next: Next | undefined): Promise<void> {
  if (next === 'apply' && routeBelow()?.path !== APPLY) return replace(APPLY, {});
  return back('/pages/tea/my-money');
}

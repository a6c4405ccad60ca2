/** Who brought me: found by the member number, looked at, then settled for good. */
import { useState } from 'react';
import type { UserBrief } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { parseRoute, readParams } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useForm } from '@/ui/shell';
import { refusedIsNone } from './invitation';

/** Masked. */
type Found = Pick<UserBrief, 'no' | 'nickname' | 'avatar' | 'levelName'>;

/** The member number behind a shared link. A link that names nobody leaves the field empty. */
const findSharer = async (share_id: string): Promise<string | undefined> =>
  (await call('memberV4.sharer', { share_id }).catch(refusedIsNone))?.user?.no;

/** The number that a scanned code means: a poster carries a link that was shared, others name the number or are one. Nobody: empty. */
export async function numberIn(text: string): Promise<string> {
  const { share_id } = readParams(parseRoute(text)?.query ?? { q: text });
  if (share_id) return (await findSharer(share_id)) ?? '';
  return /inviteNo=([^&#]+)/.exec(text)?.[1] ?? text.trim();
}

const numberFault = (no: string) => (/^[A-Za-z]{0,4}\d{3,16}$/.test(no.trim()) ? undefined : '填邀请人的会员号');

/** `invited`: who the link names. */
export function useInvite(prefilled: string, invited?: Found) {
  const { session } = useStores();
  const [found, setFound] = useState(invited);
  const form = useForm({ no: prefilled }, { no: numberFault });
  /** Another number is another person. */
  const type = (no: string) => {
    setFound(undefined);
    form.set('no', no);
  };

  /** A refusal stands under the number, by whatever name it was sent. */
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof RefusedError) form.fail('no', error.message);
      throw error;
    }
  };

  const find = useAction(async () => {
    if (!form.check()) return false;
    const no = form.values.no.trim();
    if (no.toUpperCase() === session.member?.no) {
      form.fail('no', '不能邀请自己');
      return false;
    }
    const person = await told(call('credits.to', { key: no }));
    if (person.relation === 'direct' || person.relation === 'indirect') form.fail('no', '不能绑定下级为邀请人');
    else setFound({ ...person.user, nickname: person.maskedName });
    return true;
  });

  const bind = useAction(async () => {
    await told(call('memberV4.bind', { inviteNo: form.values.no.trim() }));
    await session.loadMember(true);
    return true;
  });

  return { form, type, found, find, bind };
}

/** A login password, set or changed: the owner proves himself by the old one or by a text message, and says the new one twice. */
import type { Member } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { codeFault, passwordFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm, useSayAndGo } from '@/ui/shell';

export type Proof = 'oldPassword' | 'code';
/** No old password is taken for a while. */
const LOCKED = 423;

interface Words {
  proof: Proof;
  oldPassword: string;
  code: string;
  password: string;
  again: string;
}

export function usePassword({ mobile, hasPassword }: Pick<Member, 'mobile' | 'hasPassword'>) {
  const { session } = useStores();
  const sayAndGo = useSayAndGo();
  const form = useForm<Words>(
    { proof: hasPassword ? 'oldPassword' : 'code', oldPassword: '', code: '', password: '', again: '' },
    {
      oldPassword: (old, { proof }) => (proof === 'oldPassword' && old === '' ? '填原密码' : undefined),
      code: (code, { proof }) => (proof === 'code' ? codeFault(code) : undefined),
      password: passwordFault,
      again: (again, { password }) => (again === password ? undefined : '两次不一样，再输一遍'),
    },
  );
  const sms = useSmsCode('password', () => mobile);

  const save = useAction(async () => {
    if (!form.check(form.values.proof)) return false;
    const { proof, oldPassword, code, password } = form.values;
    try {
      await call('member.resetPw', { kind: 'login', password, ...(proof === 'code' ? { code } : { oldPassword }) });
    } catch (error) {
      // Who may not try the old password any more goes on by text message.
      if (error instanceof RefusedError && error.code === LOCKED) {
        form.set('proof', 'code');
        form.fail('code', error.message);
      }
      throw error;
    }
    await session.loadMember(true).catch(() => undefined);
    await sayAndGo(hasPassword ? '登录密码已更新，其他设备已退出' : '登录密码已设置', () => back());
    return true;
  });

  return { form, sms, save };
}

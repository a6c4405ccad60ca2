/** A login password, set or changed: the owner proves himself by the old one or by a text message, and says the new one twice. */
import type { Member } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { codeFault, passwordFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm, useSayAndGo } from '@/ui/shell';

export type Proof = 'old' | 'code';
/** No old password is taken for a while. */
const LOCKED = 423;

interface Words {
  proof: Proof;
  old: string;
  code: string;
  password: string;
  again: string;
}

export function usePassword({ mobile, hasPassword }: Pick<Member, 'mobile' | 'hasPassword'>) {
  const { session } = useStores();
  const sayAndGo = useSayAndGo();
  const form = useForm<Words>(
    { proof: hasPassword ? 'old' : 'code', old: '', code: '', password: '', again: '' },
    {
      old: (old, { proof }) => (proof === 'old' && old === '' ? '填原密码' : undefined),
      code: (code, { proof }) => (proof === 'code' ? codeFault(code) : undefined),
      password: passwordFault,
      again: (again, { password }) => (again === password ? undefined : '两次不一样，再输一遍'),
    },
  );
  const sms = useSmsCode('password', () => mobile);

  const save = useAction(async () => {
    if (!form.check()) return false;
    const { proof, old, code, password } = form.values;
    try {
      await call('member.resetPw', { kind: 'login', password, ...(proof === 'old' ? { oldPassword: old } : { code }) });
    } catch (error) {
      if (error instanceof RefusedError) tell(error);
      throw error;
    }
    await session.loadMember(true).catch(() => undefined);
    await sayAndGo(hasPassword ? '登录密码已更新，其他设备已退出' : '登录密码已设置', () => back());
    return true;
  });

  /** A refusal stands under the field it speaks of; who may not try the old password any more goes on by text message. */
  const tell = ({ code, message }: RefusedError) => {
    if (code === LOCKED) form.set('proof', 'code');
    form.fail(code === LOCKED ? 'code' : /^新密码/.test(message) ? 'password' : form.values.proof, message);
  };

  return { form, sms, save };
}

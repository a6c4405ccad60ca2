/** Adding somebody by the own mobile: what is typed, the code, and what the server says against it under its field. */
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm } from '@/ui/shell';

const nameFault = (name: string) => (name.trim() === '' || [...name.trim()].length >= 2 ? undefined : '称呼 2-16 个字');

export function useAdding(mobile = '', onAdded: () => void) {
  const { feedback } = useStores();
  const form = useForm(
    { mobile, code: '', nickname: '', remark: '' },
    { mobile: mobileFault, code: codeFault, nickname: nameFault },
  );
  const sms = useSmsCode('team', () => {
    const fault = mobileFault(form.values.mobile);
    if (fault) form.fail('mobile', fault);
    return fault ? undefined : form.values.mobile;
  });
  const add = useAction(async () => {
    if (!form.check('mobile')) return false;
    const { nickname, remark, ...proof } = form.values;
    const { user } = await call('member.teamAddMember', {
      ...proof,
      ...(nickname.trim() ? { nickname: nickname.trim() } : {}),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
    });
    form.done();
    form.reset({ mobile: '', code: '', nickname: '', remark: '' });
    feedback.toast(`已添加${user.nickname}`);
    onAdded();
    return true;
  });
  return { form, sms, add };
}

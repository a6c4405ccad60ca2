/** Step 1: name and number as they stand on the papers, the pictures if one likes, the consent. */
import type { IdentityView } from '@/contract';
import { call, fieldOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useForm } from '@/ui/shell';
import { idFault, nameFault } from './rules';

export function useBasic(onDone: (identity: IdentityView) => void) {
  const { clock, feedback, session } = useStores();
  // No draft: a number is not kept on the phone.
  const form = useForm(
    { name: '', idNo: '', front: '', back: '', agree: false },
    { name: nameFault, idNo: (idNo) => idFault(idNo, clock.now()) },
  );
  const save = useAction(async () => {
    if (!form.check()) return;
    const { name, idNo, front, back, agree } = form.values;
    if (!agree) return void feedback.toast('请先阅读并同意实名信息的用途说明');
    if ((front === '') !== (back === '')) return void feedback.toast('证件照片须两面都上传，也可以都不传');
    try {
      const identity = await call('external.authSave', {
        step: 'basic',
        name: name.trim(),
        idNo,
        agree,
        ...(front ? { idFront: front, idBack: back } : {}),
      });
      await session.loadMember(true).catch(() => undefined);
      onDone(identity);
    } catch (error) {
      // Here the number is right in itself; why it is refused all the same is told to its owner only.
      if (error instanceof RefusedError && fieldOf(error) === 'idNo')
        form.fail('idNo', `${error.message}；确认无误请联系客服`);
      throw error;
    }
  });
  /** What can be told of the number as soon as it is whole. */
  const early = form.values.idNo.length === 18 ? idFault(form.values.idNo, clock.now()) : undefined;
  return { form, save, early };
}
export type Basic = ReturnType<typeof useBasic>;

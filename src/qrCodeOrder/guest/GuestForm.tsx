/** Guest data of a table: name, mobile, how many, what they do not eat. */
import type { TableSession } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Field } from '@/ui/kit/Field';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useForm } from '@/ui/shell';

interface GuestFormProps {
  session: TableSession;
  busy: boolean;
  onSave: (info: { name?: string; mobile?: string; party: number; taboo: string }) => void;
}

const MOBILE = /^1[3-9]\d{9}$/;

export function GuestForm({ session, busy, onSave }: GuestFormProps) {
  const form = useForm(
    { name: session.guest?.name ?? '', mobile: '', party: String(session.party), taboo: session.taboo ?? '' },
    { mobile: (text) => (text === '' || MOBILE.test(text) ? undefined : '手机号是 11 位') },
  );
  const { name, mobile, party, taboo } = form.values;
  const save = () => {
    if (!form.check()) return;
    onSave({
      party: Number(party),
      taboo: taboo.trim(),
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(mobile === '' ? {} : { mobile }),
    });
    form.done();
  };
  return (
    <Card place="next">
      <TextField label="称呼" placeholder="怎么称呼客人" maxLength={20} {...form.bind('name')} />
      <TextField
        label="手机号"
        kind="tel"
        placeholder={session.guest?.mobile || '没有会员的，用手机号注册'}
        {...form.bind('mobile')}
      />
      <Field label="人数">
        <Stepper value={Number(party)} max={60} label="人数" onChange={(next) => form.set('party', String(next))} />
      </Field>
      <TextArea label="忌口" placeholder="例如：不放坚果" maxLength={60} rows={2} {...form.bind('taboo')} />
      <Card pad="all">
        <Button block tone="line" busy={busy} onPress={save}>
          保存
        </Button>
      </Card>
    </Card>
  );
}

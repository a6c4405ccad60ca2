/** A form of a kind: filled in, kept as a draft on the server, sent. The path is shown as the amount is typed. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, Media, Option, ProcessForm, ProcessView } from '@/contract';
import { call, fieldOf, RefusedError } from '@/core/api';
import { go, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chips } from '@/ui/kit/Chip';
import { Note } from '@/ui/kit/Words';
import { Page, scrollToPart, useAction, useForm, usePageData, type Form } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { FieldRow, partOf } from './FieldRow';
import { PathCard } from './PathCard';
import { amountOf, faultOf, sentOf, startOf, type Typed } from './values';
import styles from './process.module.scss';

interface FormPageProps {
  kind: string;
  /** One that was sent, whose words stand in the form at first. */
  copy?: string | undefined;
  known: Typed;
}
interface Loaded extends DataOf<'process.input'> {
  form: ProcessForm;
  from?: ProcessView | undefined;
}

export function FormPage({ kind, copy, known }: FormPageProps): ReactElement {
  const state = usePageData(async (): Promise<Loaded> => {
    const answer = await call('process.input', { kind });
    if (!answer.form) throw new Error('process.input: a form was asked for');
    const copied = copy === undefined ? undefined : (await call('process.input', { id: copy })).instance;
    return { ...answer, form: answer.form, from: copied ?? answer.draft };
  }, [kind, copy]);
  const { data } = state;
  return data ? (
    <Filling key={`${kind} ${copy ?? ''}`} loaded={data} known={known} />
  ) : (
    <Page state={state} skeleton="detail">
      {() => null}
    </Page>
  );
}

function Filling({ loaded: { form, kinds, from, draft }, known }: { loaded: Loaded; known: Typed }): ReactElement {
  const { feedback } = useStores();
  const start = { ...startOf(form, from, known), files: '' };
  const fields = useForm<Typed>(
    { ...start, [FILES]: JSON.stringify(from === draft ? (from?.files ?? []) : []) },
    Object.fromEntries(
      form.fields.map((field) => [
        field.key,
        (typed: string, all: Typed) => faultOf(field, typed ?? '', filesOf(all).length),
      ]),
    ),
    `process ${form.kind} ${from?.id ?? ''}`,
  );
  const { values } = fields;
  const amount = amountOf(form, values);
  const onBack = useLeave(fields.dirty);
  const jump = (key: string | undefined) => key !== undefined && scrollToPart(partOf(key));
  const send = useAction(async (action: 'draft' | 'submit') => {
    if (action === 'submit' && !fields.check())
      return jump(form.fields.find((field) => faultOf(field, values[field.key] ?? '', filesOf(values).length))?.key);
    try {
      const files = filesOf(values);
      const row = await call('process.inputSave', { kind: form.kind, action, values: sentOf(form, values), files });
      fields.done();
      feedback.toast(action === 'draft' ? '草稿已存好' : '已提交');
      if (action === 'submit') await replace('/dingding/pages/process', { id: row.id });
    } catch (error) {
      const key = error instanceof RefusedError ? fieldOf(error) : undefined;
      const known_ = form.fields.some((field) => field.key === key);
      if (!(error instanceof RefusedError) || key === undefined || !known_) throw error;
      fields.fail(key, error.message);
      jump(key);
    }
  });
  return (
    <Page
      title={form.title}
      onBack={onBack}
      right={<BarLink word="我发起的" onPress={() => void go('/dingding/pages/process')} />}
      action={
        <>
          <Button tone="line" grow disabled={send.pending} onPress={() => void send.run('draft')}>
            存草稿
          </Button>
          <Button grow busy={send.pending && '提交中'} onPress={() => void send.run('submit')}>
            提交
          </Button>
        </>
      }
    >
      <View className={styles.page}>
        <Kinds kinds={kinds} current={form.kind} onBack={onBack} />
        {form.about !== '' && (
          <Note block className={styles.hint}>
            {form.about}
          </Note>
        )}
        <Fields form={form} fields={fields} />
        <PathCard form={form} amount={amount} />
        <Note block className={styles.hint}>
          第一个人决定之前可以撤回。草稿换台手机也在。
        </Note>
      </View>
    </Page>
  );
}

const Fields = ({ form, fields }: { form: ProcessForm; fields: Form<Typed> }): ReactElement => (
  <View className={styles.fields}>
    <Card place="alone">
      {form.fields.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          bound={fields.bind(field.key)}
          files={filesOf(fields.values)}
          onFiles={(files) => {
            fields.set(FILES, JSON.stringify(files));
            fields.set(field.key, '');
          }}
        />
      ))}
    </Card>
  </View>
);

/** Where pictures and papers stand among the values: no field of a form is called so. */
const FILES = '@files';
function filesOf(values: Typed): Media[] {
  const text = values[FILES];
  return text === undefined || text === '' ? [] : (JSON.parse(text) as Media[]);
}

const Kinds = ({
  kinds,
  current,
  onBack,
}: {
  kinds: readonly Option[];
  current: string;
  onBack: () => Promise<boolean>;
}): ReactElement => (
  <Chips
    className={styles.chips}
    label="流程种类"
    items={kinds.map(({ value, label }) => ({ id: value, label }))}
    current={current}
    onChange={async (kind) => {
      if (await onBack()) await replace('/dingding/pages/process', { kind });
    }}
  />
);

/** /client/pages/clientNew: a client in half a minute - the number first, what was pasted is recognised, the rest unfolds. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call, fieldOf, RefusedError } from '@/core/api';
import { canOpen, open, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { PasteCard } from '@/domain/address/PasteCard';
import { Button } from '@/ui/kit/Button';
import { Slot } from '@/ui/kit/Slot';
import { Page, useAction, useForm, usePageParams } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { DuplicateNote } from '../form/DuplicateNote';
import { CompanyFields, Group, MobileField, PortraitFields, QuickFields, ReachFields } from '../form/Fields';
import { useFormData } from '../form/useFormData';
import { usePaste } from '../form/usePaste';
import { FORM_RULES, NEW_CLIENT, newPatch } from '../form/values';
import { recordOf } from '../useDial';
import styles from '../form/form.module.scss';

const AFTERWARDS = [
  { label: '保存并维护', route: (id: string) => recordOf(id) },
  { label: '保存并报价', route: (id: string) => `/client/pages/addQuote?clientId=${id}` },
];

export default function NewClientPage() {
  const { mobile = '', name = '', from } = usePageParams<'/client/pages/clientNew'>();
  const { feedback } = useStores();
  const form = useForm(
    { ...NEW_CLIENT, mobile, name: name.slice(0, 20), ...(from && { source: from }) },
    FORM_RULES,
    // What came from a card is another form than the one that was left half typed.
    `clientNew ${mobile}`,
  );
  const [more, setMore] = useState(false);
  const { values } = form;
  const { state, dict, countries, tags, duplicate } = useFormData(values);
  const paste = usePaste(form);
  const mayLeave = useLeave(form.dirty);
  const save = useAction(async (then?: (id: string) => string) => {
    if (!form.check()) return;
    try {
      const { card } = await call('customer.saveNew', { client: newPatch(values) });
      form.done();
      feedback.toast('已建档');
      await replace('/client/pages/client', { id: card.id });
      if (then) await open(then(card.id));
    } catch (error) {
      if (error instanceof RefusedError && fieldOf(error) === 'mobile') form.fail('mobile', error.message);
      throw error;
    }
  });
  return (
    <Page
      state={state}
      skeleton="cells"
      onBack={mayLeave}
      action={
        <>
          {AFTERWARDS.filter(({ route }) => canOpen(route('1'))).map(({ label, route }) => (
            <Button key={label} tone="line" grow onPress={() => void save.run(route)}>
              {label}
            </Button>
          ))}
          <Button grow busy={save.pending && '保存中'} onPress={() => void save.run()}>
            保存
          </Button>
        </>
      }
    >
      {() => (
        <>
          <PasteCard who="姓名" onUse={(parsed) => void paste(parsed)} />
          <Group>
            <MobileField form={form} countries={countries} />
            <Slot>{duplicate && <DuplicateNote found={duplicate} mobile={values.mobile} />}</Slot>
            <QuickFields form={form} dict={dict} />
          </Group>
          {more ? (
            <>
              <Group>
                <ReachFields form={form} />
              </Group>
              <Group>
                <PortraitFields form={form} tags={tags} />
              </Group>
              <Group>
                <CompanyFields form={form} />
              </Group>
            </>
          ) : (
            <View className={styles.foot}>
              <Button tone="text" onPress={() => setMore(true)}>
                更多资料
              </Button>
            </View>
          )}
        </>
      )}
    </Page>
  );
}

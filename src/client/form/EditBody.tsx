/** The full form in its four groups. */
import type { ReactElement } from 'react';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import type { Form } from '@/ui/shell';
import { DuplicateNote } from './DuplicateNote';
import { CompanyFields, Group, MobileField, PortraitFields, QuickFields, ReachFields } from './Fields';
import type { useFormData } from './useFormData';
import type { ClientValues } from './values';

interface EditBodyProps {
  form: Form<ClientValues>;
  data: ReturnType<typeof useFormData>;
  owner: string;
  onShare: () => void;
}

export function EditBody({ form, data, owner, onShare }: EditBodyProps): ReactElement {
  const { dict, countries, tags, duplicate } = data;
  const nameOf = (id: string) => dict?.employees.find(({ value }) => value === id)?.label ?? '';
  return (
    <>
      <Section near title="基本">
        <Group place="alone">
          <MobileField form={form} countries={countries} />
          <Slot>{duplicate && <DuplicateNote found={duplicate} mobile={form.values.mobile} />}</Slot>
          <QuickFields form={form} dict={dict} />
        </Group>
        <Group>
          <ReachFields form={form} />
        </Group>
      </Section>
      <Section near title="画像">
        <Group place="alone">
          <PortraitFields form={form} tags={tags} />
        </Group>
      </Section>
      <Section near title="单位">
        <Group place="alone">
          <CompanyFields form={form} />
        </Group>
      </Section>
      <Section near title="归属">
        <Cells place="alone">
          <Cell label="负责人">{owner}</Cell>
          <Cell label="协作人" onPress={onShare}>
            {form.values.collaborators.map(nameOf).filter(Boolean).join('、') || '无'}
          </Cell>
        </Cells>
      </Section>
    </>
  );
}

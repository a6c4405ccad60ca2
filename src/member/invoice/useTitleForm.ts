/** Writing a title: filled from the messenger or from the register of companies, saved by the person. */
import { useState } from 'react';
import type { DataOf, InvoiceTitle } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useForm } from '@/ui/shell';
import { importTitle } from './importTitle';
import { EMPTY_TITLE, isTaxed, titleRules, type TitleValues } from './titleRules';

type Companies = DataOf<'memberInvoice.companies'>;

const valuesOf = ({ id: _id, ...values }: InvoiceTitle): TitleValues => ({
  ...values,
  untaxed: values.kind === 'company' && values.taxNo === '',
});

export function useTitleForm(
  title: InvoiceTitle | undefined,
  kind: TitleValues['kind'] | undefined,
  onSaved: (title: InvoiceTitle) => unknown,
) {
  const { feedback } = useStores();
  const form = useForm<TitleValues>(
    title ? valuesOf(title) : { ...EMPTY_TITLE, kind: kind ?? 'company' },
    titleRules,
    title ? undefined : 'invoice-title-new',
  );
  const { values, set } = form;
  const [found, setFound] = useState<Companies>([]);
  const take = (given: Partial<TitleValues>) => {
    for (const [name, value] of Object.entries(given) as [keyof TitleValues, never][]) set(name, value);
    setFound([]);
  };
  const bring = useAction(async () => {
    const given = await importTitle();
    if (given) take(given);
  });
  const look = useAction(async () => {
    const keyword = values.title.trim();
    if (keyword.length < 2) return feedback.toast('先写公司名称里的两个字');
    const companies = await call('memberInvoice.companies', { keyword });
    setFound(companies);
    if (companies.length === 0) feedback.toast('没有查到，请照营业执照填写');
  });
  const save = useAction(async () => {
    if (!form.check()) return void feedback.toast('还有没填好的地方');
    const { email, taxNo, untaxed: _untaxed, ...rest } = values;
    const isPerson = values.kind === 'person';
    const saved = await call('memberInvoice.titleSave', {
      ...(title ? { id: title.id } : {}),
      ...rest,
      ...(isTaxed(values) ? { taxNo } : {}),
      invoiceType: isPerson ? 'normal' : rest.invoiceType,
      email: email.trim(),
    });
    form.done();
    onSaved(saved);
  });
  return { form, found, take, bring, look, save };
}

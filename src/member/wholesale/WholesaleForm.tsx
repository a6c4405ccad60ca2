/** The papers of who wants to buy in bulk. What was typed stays; after a refusal it is corrected, not typed again. */
import type { ReactElement } from 'react';
import type { WholesalerState } from '@/contract';
import { call } from '@/core/api';
import { isTaxNo } from '@/core/lib/taxNo';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { LicenseField, PapersSheet, usePapers } from './Papers';
import { needed, rightMobile } from './validators';

const NAMED = [
  [/税号/, 'taxNo'],
  [/手机/, 'mobile'],
  [/执照|照片/, 'license'],
] as const;

interface WholesaleFormProps {
  open: boolean;
  /** With what was sent before, after a refusal. */
  wholesaler: WholesalerState;
  onClose: () => void;
  onSent: (state: WholesalerState) => void;
}

export function WholesaleForm({ open, wholesaler, onClose, onSent }: WholesaleFormProps): ReactElement {
  const { company = '', reason, sent } = wholesaler;
  const form = useForm(
    {
      company,
      taxNo: sent?.taxNo ?? '',
      contact: sent?.contact ?? '',
      mobile: sent?.mobile ?? '',
      monthlyKg: sent?.monthlyKg === undefined ? '' : String(sent.monthlyKg),
    },
    {
      company: needed('请填写营业执照上的公司名'),
      taxNo: (value) => (isTaxNo(value) ? undefined : '税号不对，请照营业执照核对'),
      contact: needed('请填写联系人'),
      mobile: rightMobile,
    },
    // A draft would lie over what was sent.
    sent ? undefined : 'wholesale-apply',
  );
  const papers = usePapers(form, { reason, license: sent?.license }, NAMED);
  const send = useAction(() =>
    papers.send(
      [papers.lacksLicense],
      (license) => {
        const { company: name, taxNo, contact, mobile, monthlyKg } = form.values;
        return call('special.wholesaleApply', {
          company: name.trim(),
          taxNo,
          license,
          contact: contact.trim(),
          mobile,
          ...(Number(monthlyKg) > 0 ? { monthlyKg: Number(monthlyKg) } : {}),
          agree: true,
        });
      },
      onSent,
    ),
  );
  return (
    <PapersSheet code="wholesale" papers={papers} open={open} send={send} onClose={onClose}>
      <TextField label="公司" placeholder="与营业执照一致" maxLength={60} {...form.bind('company')} />
      <TextField label="税号" kind="no" placeholder="统一社会信用代码" maxLength={24} {...form.bind('taxNo')} />
      {papers.refusal('taxNo')}
      <TextField label="联系人" complete="name" maxLength={20} {...form.bind('contact')} />
      <TextField label="手机号" kind="tel" complete="tel" maxLength={11} {...form.bind('mobile')} />
      {papers.refusal('mobile')}
      <TextField label="月采购量（公斤）" kind="number" placeholder="选填" maxLength={6} {...form.bind('monthlyKg')} />
      <LicenseField papers={papers} />
    </PapersSheet>
  );
}

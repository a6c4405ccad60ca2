/** What is asked of the list of courses, as it stands in the address. */
import { useChoice, usePageParams, useParam } from '@/ui/shell';

export const WHOSE = [
  { id: '', label: '全部课程' },
  { id: '1', label: '我的课程' },
] as const;
export const PRICES = [
  { id: '', label: '不限' },
  { id: 'free', label: '免费' },
  { id: 'paid', label: '付费' },
  { id: 'vip', label: '会员免费' },
] as const;
export const SORTS = [
  { id: 'default', label: '综合' },
  { id: 'newest', label: '最新' },
  { id: 'popular', label: '人气' },
  { id: 'price', label: '价格' },
] as const;

/** One's own stand as they were learned, whatever they cost. */
export function useFilter() {
  const params = usePageParams<'/collegePackages/pages/college/course/list'>();
  const [whose, setWhose] = useChoice(params, 'mine', WHOSE);
  const [price, setPrice] = useChoice(params, 'price', PRICES);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const [cateId, setCateId] = useParam(params, 'cateId');
  const [teacherId, setTeacherId] = useParam(params, 'teacherId');
  const [couponId, setCouponId] = useParam(params, 'couponId');
  const isMine = whose !== '';
  const narrow = { ...(cateId && { cateId }), ...(teacherId && { teacherId }), ...(couponId && { couponId }) };
  const asked = isMine
    ? { kind: 'course' as const, mine: true, ...narrow }
    : { kind: 'course' as const, sort, ...(price && { price }), ...narrow };
  /** What the page was opened with: the courses of one teacher, or those of a coupon. */
  const widen = () => {
    setTeacherId('');
    setCouponId('');
  };
  return {
    ...{
      whose,
      setWhose,
      isMine,
      price,
      setPrice,
      sort,
      setSort,
      cateId,
      setCateId,
      teacherId,
      couponId,
      asked,
      widen,
    },
    clear: () => {
      setPrice('');
      setCateId('');
      widen();
    },
    isNarrow: Object.keys(narrow).length > 0 || (!isMine && price !== ''),
  };
}

export type Filter = ReturnType<typeof useFilter>;

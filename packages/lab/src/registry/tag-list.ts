/** One page of tags in order, with the query of the page after it, as `?n=` and `?last=` ask (OCI distribution 1.1). */
export function nextTags(
  all: readonly string[],
  query: URLSearchParams,
): { readonly tags: readonly string[]; readonly next: URLSearchParams | undefined } {
  const last = query.get('last') ?? '';
  const rest = [...new Set(all)].sort().filter((tag) => tag > last);
  const count = query.has('n') ? Number(query.get('n')) : rest.length;
  const tags = rest.slice(0, Number.isFinite(count) ? count : rest.length);
  const end = tags.at(-1);
  return { tags, next: end !== undefined && tags.length < rest.length ? new URLSearchParams({ n: String(count), last: end }) : undefined };
}

/* What has to be scrolled sideways on a phone can be reached by keys. */
document$.subscribe(() => {
  const reach = () => {
    for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap")) wrap.tabIndex = 0;
  };
  reach();
  new MutationObserver(reach).observe(document.body, { childList: true, subtree: true });
});

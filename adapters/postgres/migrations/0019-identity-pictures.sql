-- Pictures of identity papers that lie in the file store, so that each is sealed, renewed and deleted,
-- also when an upload broke off or its account is gone. This expands the tables, but from here on
-- texts are sealed with the id of their key, which older programs cannot open: stop those first.
create table identity_picture (
  name text primary key,
  -- No reference: a picture outlives its account until it is deleted.
  account text not null,
  kept_at bigint not null,
  -- The key that sealed the file; null where it was kept before pictures were sealed.
  key text
);

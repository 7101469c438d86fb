-- Links by which the owner of a former address takes it back. An account has several: a thief who
-- changes the address twice must not end the first owner's link with the second change.

create table restoring_link (
  -- The fingerprint of what was mailed.
  secret text primary key,
  account text not null references account (id) on delete cascade,
  -- The former address, to which the link was mailed.
  email text not null,
  until bigint not null
);
create index restoring_link_account on restoring_link (account);
create index restoring_link_age on restoring_link (until);

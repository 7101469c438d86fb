-- Guests between this site and an outside service that says who they are.

create table identity_attempt (
  -- The fingerprint of the browser, and of what it brings back.
  key text primary key,
  until bigint not null,
  record jsonb not null
);
create index identity_attempt_age on identity_attempt (until);

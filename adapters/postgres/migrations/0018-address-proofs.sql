-- expands: what a browser knows of an e-mail address: the code that was mailed to it, and until when
-- the address counts as proved.
create table address_proof (
  -- The fingerprint of the browser's session and the address.
  key text primary key,
  -- The fingerprint of the code; null once it was typed rightly.
  code text,
  mailed_at bigint not null,
  tries_left integer not null check (tries_left >= 0),
  proved_until bigint not null
);
create index address_proof_age on address_proof (mailed_at);

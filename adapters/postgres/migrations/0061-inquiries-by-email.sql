-- expands: whoever has an address takes along what was written with it.
create index inquiry_email on inquiry (lower(fields ->> 'email'));

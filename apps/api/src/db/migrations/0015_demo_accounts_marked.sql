-- Of demonstrations loaded before: nobody else can have an address in these two domains, which are reserved.
update users set is_demo = true where email like '%@jalon.test' or email like '%.example';

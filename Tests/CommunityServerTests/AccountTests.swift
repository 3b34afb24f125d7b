import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

@Suite struct AccountTests {
    @Test(.everyStore) func `an invitation admits as many as it says, until it expires`() async throws {
        let community = try await TestCommunity()
        let now = community.clock.now()
        let code = try await community.api.database.write {
            try InviteTable(db: $0).make(uses: 1, until: now + 86_400_000)
        }
        func join(_ name: String, _ invite: String?) async throws -> APIAnswer {
            try await community.send(.post, .accounts, TestCommunity.account(name, invite: invite))
        }
        #expect(try await join("anna", nil).code == .invite)
        #expect(try await join("anna", "0000-0000-0000-0000").code == .invite)
        #expect(try await join("anna", code.lowercased()).status == 201)
        #expect(try await join("bela", code).code == .invite)
        let later = try await community.api.database.write {
            try InviteTable(db: $0).make(uses: 1, until: now + 86_400_000)
        }
        community.clock.advance(days: 2)
        #expect(try await join("bela", later).code == .invite)
    }

    @Test(arguments: [("UPDATE", "invite"), ("INSERT", "member"), ("INSERT", "recovery"), ("INSERT", "device")])
    func `a registration with a failing step leaves nothing, and the next one succeeds`(
        change: String, table: String
    ) async throws {
        let community = try await TestCommunity(registration: "invite")
        let code = try await community.api.database.write { db in
            let code = try InviteTable(db: db).make(uses: 1, until: nil)
            try db.execute(
                "CREATE TRIGGER failing BEFORE \(change) ON \(table) BEGIN SELECT RAISE(ABORT, 'failing'); END")
            return code
        }
        func counts() async throws -> [Int] {
            try await community.api.database.read { db in
                try ["member", "recovery", "device"].map { try db.oneRow("SELECT count(*) AS n FROM \($0)").int("n") }
                    + [try MemberTable(db: db).count(), try db.oneRow("SELECT uses FROM invite").int("uses")]
            }
        }
        let request = TestCommunity.account("mina", invite: code)
        #expect(try await community.send(.post, .accounts, request).status == 500)
        #expect(try await counts() == [0, 0, 0, 0, 1])
        _ = try await community.api.database.write { try $0.execute("DROP TRIGGER failing") }
        #expect(try await community.send(.post, .accounts, request).status == 201)
        #expect(try await counts() == [1, RecoveryCode.count, 1, 1, 0])
    }

    @Test(.everyStore) func `a closed server admits nobody, an open one everybody`() async throws {
        let closed = try await TestCommunity(registration: "closed")
        #expect(try await closed.send(.post, .accounts, TestCommunity.account("mina")).code == .closed)
        let open = try await TestCommunity(registration: "open", holds: true)
        #expect(try await open.send(.post, .accounts, TestCommunity.account("mina")).status == 201)
    }

    @Test(.everyStore) func `a name, a nickname and an id are unique`() async throws {
        let community = try await TestCommunity(registration: "open", holds: true)
        _ = try await community.send(.post, .accounts, TestCommunity.account("mina"))
        func answer(_ name: String, _ nickname: String, _ id: String) async throws -> ErrorCode? {
            let request = NewAccountRequest(
                id: Identifier(id), name: name, nickname: nickname, password: TestCommunity.password, terms: true,
                device: "laptop")
            return try await community.send(.post, .accounts, request).code
        }
        let taken = TestCommunity.account("mina").id.rawValue
        #expect(try await answer("mina", "other", "m-0000000000000001") == .nameTaken)
        #expect(try await answer("other", "ＭＩＮＡ", "m-0000000000000001") == .nicknameTaken)
        #expect(try await answer("other", "other", taken) == .idTaken)
        #expect(try await answer("other", "other", "someone") == .invalid)
    }

    /// The server enforces Domain's rules even if a client does not.
    @Test(
        .everyStore,
        arguments: [
            ("nickname", "a"), ("nickname", "with space"), ("nickname", "\u{202E}abc"), ("nickname", "\u{1B}[31m"),
            ("nickname", "ab\u{200B}c"), ("nickname", "Anna\u{335}"),
            ("name", "abc"), ("name", "UPPER CASE"), ("name", "guest"),
            ("password", "short1"),
            ("password", "no digits at all"), ("password", String(repeating: "a1", count: 40)),
        ])
    func `escape codes, lookalikes and broken rules are refused`(field: String, text: String) async throws {
        let community = try await TestCommunity(registration: "open", holds: true)
        let request = NewAccountRequest(
            id: "m-0000000000000001", name: field == "name" ? text : "mina",
            nickname: field == "nickname" ? text : "mina",
            password: field == "password" ? text : TestCommunity.password, terms: true, device: "laptop")
        let answer = try await community.send(.post, .accounts, request)
        #expect(answer.status == 422)
        #expect(try answer.decoded(ErrorAnswer.self).field == field)
    }

    @Test(.everyStore) func `five wrong passwords are free, later ones wait, and other addresses do not`() async throws
    {
        let community = try await TestCommunity()
        _ = try await community.join("mina")
        func signIn(_ password: String, from prefix: String = "c0.0.2") async throws -> APIAnswer {
            try await community.send(
                .post, .signIns, SignInRequest(name: "mina", password: password, device: "d"), prefix: prefix)
        }
        for _ in 0..<5 { #expect(try await signIn("wrong horse 1").status == 401) }
        let wait = try await signIn(TestCommunity.password)
        #expect(wait.status == 429 && wait.retryAfter == 1)
        #expect(try await signIn(TestCommunity.password, from: "cb.0.71").status == 201)
        community.clock.advance(seconds: 1)
        #expect(try await signIn("wrong horse 1").status == 401)
        #expect(try await signIn(TestCommunity.password).retryAfter == 2)
        community.clock.advance(seconds: 2)
        #expect(try await signIn(TestCommunity.password).status == 201)
        #expect(try await signIn("wrong horse 1").status == 401)
    }

    /// Guesses from many addresses share one limit per ID, and do not affect signed-in devices.
    @Test(.everyStore) func `an ID allows a hundred failures an hour, whatever the addresses`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        var statuses: [Int] = []
        for place in 0..<105 {
            let answer = try await community.send(
                .post, .signIns, SignInRequest(name: "mina", password: "wrong horse 1", device: "d"),
                prefix: "a.\(place).0")
            statuses.append(answer.status)
        }
        #expect(statuses == Array(repeating: 401, count: 100) + Array(repeating: 429, count: 5))
        #expect(try await mina.get(.me).status == 200)
        community.clock.advance(seconds: 3_600)
        _ = try await mina.anotherDevice()
    }

    @Test(.everyStore) func `sign-in waits hold across processes and restarts`() async throws {
        let community = try await TestCommunity()
        _ = try await community.join("mina")
        let apis = (0..<4).map { _ in
            CommunityAPI(
                database: community.api.database, settings: community.api.settings, clock: community.clock)
        }
        var waits = 0
        for turn in 0..<8 {
            var request = APIRequest(method: .post, endpoint: .signIns)
            request.body = try WireCoder.encode(SignInRequest(name: "mina", password: "wrong horse 1", device: "d"))
            if await apis[turn % 4].respond(to: request).status == 429 { waits += 1 }
        }
        #expect(waits == 3)
    }

    @Test(.everyStore) func `an unknown ID and a wrong password give the same answer`() async throws {
        let community = try await TestCommunity()
        _ = try await community.join("mina")
        var bodies: Set<Data> = []
        for name in ["mina", "nobody", "not a name", ""] {
            let answer = try await community.send(
                .post, .signIns, SignInRequest(name: name, password: "wrong horse 1", device: "d"))
            #expect(answer.status == 401)
            bodies.insert(answer.body ?? Data())
        }
        #expect(bodies.count == 1)
    }

    @Test(.everyStore) func `a recovery code works once and signs out every device`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let other = try await mina.anotherDevice()
        let code = try #require(mina.codes.first)
        func recover(_ code: String) async throws -> APIAnswer {
            try await community.send(
                .post, .recoveries,
                RecoveryRequest(name: "mina", code: code, password: "another horse 2", device: "new"))
        }
        #expect(try await recover("0000-0000-0000-0000").code == .credentials)
        #expect(try await recover(code).status == 201)
        #expect(try await recover(code).code == .credentials)
        #expect(try await mina.get(.me).code == .token)
        #expect(try await other.get(.me).code == .token)
    }

    @Test(.everyStore) func `changing a password requires the current one and signs out other devices`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let other = try await mina.anotherDevice()
        let wrong = PasswordChange(current: "wrong horse 1", new: "another horse 2")
        #expect(try await community.send(.put, .password, wrong, token: mina.token).code == .credentials)
        let right = PasswordChange(current: TestCommunity.password, new: "another horse 2")
        #expect(try await community.send(.put, .password, right, token: mina.token).status == 204)
        #expect(try await mina.get(.me).status == 200)
        #expect(try await other.get(.me).status == 401)
    }

    @Test(.everyStore) func `a device ends on its member's request or after ninety unused days`()
        async throws
    {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let other = try await mina.anotherDevice()
        let stranger = try await community.join("carl")
        #expect(
            try await community.send(.delete, .device(other.device), token: stranger.token).status == 404)
        #expect(try await community.send(.delete, .device(other.device), token: mina.token).status == 204)
        #expect(try await other.get(.me).status == 401)
        let left = try await mina.read(DevicesAnswer.self, .devices)
        #expect(left.devices.map(\.no) == [mina.device])
        community.clock.advance(days: 60)
        #expect(try await mina.get(.me).status == 200)
        community.clock.advance(days: 60)
        #expect(try await mina.get(.me).status == 200)
        #expect(try await stranger.get(.me).status == 401)
    }

    @Test(.everyStore) func `nickname and type change once in thirty days by the server's clock`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina", type: nil)
        func change(_ change: OwnMemberChange) async throws -> APIAnswer {
            try await community.send(.patch, .me, change, token: mina.token)
        }
        #expect(try await change(OwnMemberChange(type: MBTI.all[1])).status == 200)
        #expect(try await change(OwnMemberChange(nickname: "미나")).status == 200)
        #expect(try await change(OwnMemberChange(nickname: "mina2")).code == .tooEarly)
        #expect(try await change(OwnMemberChange(type: MBTI.all[2])).code == .tooEarly)
        community.clock.advance(days: 30)
        let changed = try await change(OwnMemberChange(nickname: "mina2", type: MBTI.all[2], intro: "hi\u{1B}[2J"))
            .decoded(OwnMember.self)
        #expect(changed.nickname == "mina2" && changed.type == MBTI.all[2] && changed.intro == "hi [2J")
    }

    @Test(.everyStore) func `a change based on an older state is refused`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let etag = try #require(try await mina.get(.me).etag)
        var request = APIRequest(method: .patch, endpoint: .me, token: mina.token)
        request.body = try WireCoder.encode(OwnMemberChange(intro: "one"))
        request.ifMatch = etag
        #expect(await community.ask(request).status == 200)
        #expect(await community.ask(request).code == .changed)
    }

    @Test(.everyStore) func `a member names their own devices, and nobody else does`() async throws {
        let community = try await TestCommunity()
        let (mina, juno) = (try await community.join("mina"), try await community.join("juno"))
        let other = try await mina.anotherDevice()
        func name(_ device: Int64, _ label: String, by member: TestMember) async throws -> Int {
            try await community.send(.patch, .device(device), DeviceChange(label: label), token: member.token).status
        }
        #expect(try await name(mina.device, "kitchen\u{1B}[2J", by: mina) == 204)
        #expect(try await name(other.device, "  ", by: mina) == 204)
        #expect(try await name(mina.device, "mine", by: juno) == 404)
        let devices = try await mina.read(DevicesAnswer.self, .devices).devices
        #expect(devices.map(\.label) == ["kitchen [2J", "?"] && devices.map(\.isThis) == [true, false])
        #expect(devices.allSatisfy { $0.day == LocalDay(daysSince1970: UTCDate.day(of: community.clock.now())).text })
    }

    @Test func `the store contains no secret`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let other = try await mina.anotherDevice()
        try await community.api.database.backUp(to: "\(community.path).copy")
        let bytes = try Data(contentsOf: URL(filePath: "\(community.path).copy"))
        let secrets = [mina.token, other.token, TestCommunity.password] + mina.codes
        for secret in secrets {
            let plain = secret.replacing(HeaderName.tokenPrefix, with: "").replacing("-", with: "")
            for text in [secret, plain] {
                #expect(bytes.firstRange(of: Data(text.utf8)) == nil)
            }
        }
        #expect(bytes.firstRange(of: Data("mina".utf8)) != nil, "the store was not read")
    }

    @Test(.everyStore) func `an outdated client must upgrade`() async throws {
        let community = try await TestCommunity()
        var request = APIRequest(method: .get, endpoint: .server)
        request.client = "0.0.9"
        #expect(await community.ask(request).code == .upgrade)
        request.client = "1.10"
        #expect(await community.ask(request).status == 200)
    }

    @Test(.everyStore) func `registrations are rate-limited by address`() async throws {
        let community = try await TestCommunity(registration: "open", keepsRates: true, holds: true)
        var statuses: [Int] = []
        for number in 0..<6 {
            statuses.append(
                try await community.send(.post, .accounts, TestCommunity.account("member\(number)")).status)
        }
        #expect(statuses == [201, 201, 201, 201, 201, 429])
        // The rate also limits probing for taken names.
        var codes: [ErrorCode?] = []
        for _ in 0..<6 {
            codes.append(try await community.send(.post, .accounts, TestCommunity.account("member0")).code)
        }
        #expect(codes == Array(repeating: .nameTaken, count: 4) + [.rate, .rate])
        let elsewhere = try await community.send(
            .post, .accounts, TestCommunity.account("member7"), prefix: "1.2.3")
        #expect(elsewhere.status == 201)
    }
}

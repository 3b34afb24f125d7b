import Domain

/// The input so far. Kept in memory only.
struct JoinDraft {
    struct Flaw: Error {
        let field: JoinField
        let text: String
    }

    var texts: [JoinField: String] = [:]
    var entrance = JoinEntrance.new
    var hasDataToUpload = false
    var brings = JoinUpload()
    var acceptsTerms = false
    /// The self-description of the community at the typed address; nil until requested.
    var info: CommunityInfo?

    func text(_ field: JoinField) -> String { texts[field] ?? "" }

    var link: CommunityLink? { try? CommunityLink(text(.address)) }

    var entrances: [JoinEntrance] {
        JoinEntrance.allCases.filter { $0 != .new || info?.registration != .closed }
    }

    mutating func setInfo(_ info: CommunityInfo) {
        self.info = info
        if !entrances.contains(entrance) { entrance = .account }
    }

    /// Throws `Flaw` for the first invalid field.
    func request(type: MBTI?, device: String, _ strings: Strings) throws -> JoinRequest {
        let link = try Self.checked(.address) { () throws(CommunityAddressProblem) in
            try CommunityLink(text(.address))
        } words: {
            CommunityText.problem($0, strings)
        }
        let invite = link.invite ?? (text(.invite).isEmpty ? nil : text(.invite))
        if entrance == .new, info?.registration == .invite, invite == nil {
            throw Flaw(field: .invite, text: CommunityText.problem(.inviteNeeded, strings))
        }
        let name = try Self.checked(.name) { () throws(AccountNameProblem) in
            try AccountName(text(.name))
        } words: {
            AccountText.describe($0, strings)
        }
        var nickname: Nickname?
        if entrance == .new {
            nickname = try Self.checked(.nickname) { () throws(NicknameProblem) in
                try Nickname(text(.nickname))
            } words: {
                AccountText.describe($0, strings)
            }
        }
        let password = try password(strings)
        if entrance == .new, info?.terms.isEmpty == false, !acceptsTerms {
            throw Flaw(field: .terms, text: strings["community.join.terms.needed"])
        }
        return JoinRequest(
            address: link.address, entrance: try way(invite, strings), name: name, nickname: nickname, type: type,
            password: password, deviceLabel: device, brings: brings)
    }

    private func way(_ invite: String?, _ strings: Strings) throws -> JoinRequest.Entrance {
        switch entrance {
        case .new: return .newAccount(invite: invite)
        case .account: return .signIn
        case .code:
            guard let code = RecoveryCode(text(.code)) else {
                throw Flaw(field: .code, text: strings["community.join.code.wrong"])
            }
            return .recovery(code)
        }
    }

    private func password(_ strings: Strings) throws -> Password {
        let password = Password(text(.password))
        guard entrance != .account else {
            if password.isEmpty { throw Flaw(field: .password, text: strings["community.join.password.needed"]) }
            return password
        }
        if let problem = password.problem {
            throw Flaw(field: .password, text: AccountText.describe(problem, strings))
        }
        guard password == Password(text(.repeated)) else {
            throw Flaw(field: .repeated, text: AccountText.describe(PasswordProblem.notRepeated, strings))
        }
        return password
    }

    private static func checked<Value, Problem: Error>(
        _ field: JoinField, _ parse: () throws(Problem) -> Value, words: (Problem) -> String
    ) throws -> Value {
        do throws(Problem) {
            return try parse()
        } catch {
            throw Flaw(field: field, text: words(error))
        }
    }
}

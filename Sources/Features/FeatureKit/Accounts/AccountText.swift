package import Domain

package enum AccountText {
    package static func describe(_ problem: AccountNameProblem, _ strings: Strings) -> String {
        switch problem {
        case .tooShort: strings["account.name.too-short"]
        case .tooLong: strings["account.name.too-long"]
        case .character(let character): strings("account.name.character", String(character))
        case .reserved: strings["account.name.reserved"]
        case .taken: strings["account.name.taken"]
        }
    }

    package static func describe(_ problem: NicknameProblem, _ strings: Strings) -> String {
        switch problem {
        case .tooShort: strings["account.nickname.too-short"]
        case .tooLong: strings["account.nickname.too-long"]
        case .character(let character): strings("account.nickname.character", String(character))
        case .invisible: strings["account.nickname.invisible"]
        case .taken: strings["account.nickname.taken"]
        }
    }

    package static func describe(_ problem: PasswordProblem, _ strings: Strings) -> String {
        strings["account.password.\(problem.rawValue)"]
    }

    /// Describes how strong a password is; nil if it is not a valid password.
    package static func describe(_ strength: PasswordStrength, _ strings: Strings) -> String? {
        switch strength {
        case .none: nil
        case .weak: strings["account.strength.weak"]
        case .fair: strings["account.strength.fair"]
        case .strong: strings["account.strength.strong"]
        }
    }

    package static func describe(_ problem: AccountProblem, _ strings: Strings) -> String {
        switch problem {
        case .nameTaken: describe(AccountNameProblem.taken, strings)
        case .nicknameTaken: describe(NicknameProblem.taken, strings)
        case .wrongCredentials: strings["account.wrong"]
        case .wait(let seconds): strings.counted("account.wait", seconds)
        case .tooEarly: strings["account.too-early"]
        case .unchanged: strings["account.unchanged"]
        case .password(let problem): describe(problem, strings)
        case .nickname(let problem): describe(problem, strings)
        case .gone: strings["account.gone"]
        case .isLocal: strings["account.is-local"]
        case .hasNoPassword: strings["account.no-password"]
        case .locked: strings["account.locked"]
        }
    }

    package static func describe(_ problem: SessionFileProblem, _ strings: Strings) -> String {
        switch problem {
        case .unreadable(let path): strings("session.unreadable", path)
        case .unwritable(let path): strings("session.unwritable", path)
        case .unsafe(let path): strings("session.unsafe", path)
        case .malformed(let path): strings("session.malformed", path)
        }
    }
}

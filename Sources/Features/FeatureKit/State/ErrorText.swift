package import Domain

package enum ErrorText {
    /// Names commands where `describe(_:_:)` names settings, and every id, since in a shell it was typed.
    package static func inShell(_ error: any Error, _ strings: Strings) -> String {
        switch error {
        case let missing as NotFound: strings("error.not-found", missing.id)
        case OnlineProblem.notEnabled(let provider):
            strings("shell.online.not-enabled", provider.name, provider.rawValue)
        default: describe(error, strings)
        }
    }

    package static func describe(_ error: any Error, _ strings: Strings) -> String {
        switch error {
        case let missing as NotFound:
            // The id of a member's record is made by the program and means nothing to its reader.
            OwnRecordID.isOwn(missing.id) ? strings["error.gone"] : strings("error.not-found", missing.id)
        case let problem as AccountProblem: AccountText.describe(problem, strings)
        case let problem as BarSharingProblem: describe(problem, strings)
        case let problem as SessionFileProblem: AccountText.describe(problem, strings)
        case let problem as OnlineProblem: OnlineText.problem(problem, strings)
        case let problem as WorkMergeProblem: OnlineText.merge(problem, strings)
        case let problem as OwnRecordProblem: TransferText.remark(problem.remark, strings)
        case let problem as TransferProblem: TransferText.problem(problem, strings)
        case let problem as CommunityProblem: CommunityText.problem(problem, strings)
        case let problem as CommunityAddressProblem: CommunityText.problem(problem, strings)
        case let problem as StoreError: describe(problem, strings)
        default: strings("error.other", String(describing: error))
        }
    }

    private static func describe(_ error: StoreError, _ strings: Strings) -> String {
        switch error {
        case .diskFull: strings["error.disk-full"]
        case .readOnly(let path): strings("error.read-only", path)
        case .fromNewerVersion(let name): strings("error.newer-version", name)
        case .corrupt(let name): strings("error.corrupt", name)
        case .newerFile(let path): strings("error.newer-file", path)
        case .olderFile(let path): strings("error.older-file", path)
        case .damagedFile(let path): strings("error.damaged-file", path)
        case .damaged: strings["error.damaged"]
        case .disk: strings["error.disk"]
        case .busy: strings["error.busy"]
        case .other(let reason): strings("error.other", reason)
        }
    }

    private static func describe(_ problem: BarSharingProblem, _ strings: Strings) -> String {
        switch problem {
        case .isOwn: strings["bar.share.is-own"]
        case .notShared: strings["bar.share.not-shared"]
        case .isAnotherBar: strings["bar.share.another"]
        }
    }
}

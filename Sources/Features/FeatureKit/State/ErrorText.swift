package import Domain

package enum ErrorText {
    /// Names commands where `describe(_:_:)` names settings, and every id, since in a shell it was typed.
    package static func inShell(_ error: any Error, _ strings: Strings) -> String {
        if let missing = error as? NotFound { return strings("error.not-found", missing.id) }
        guard case OnlineProblem.notEnabled(let provider)? = error as? OnlineProblem else {
            return describe(error, strings)
        }
        return strings("shell.online.not-enabled", provider.name, provider.rawValue)
    }

    package static func describe(_ error: any Error, _ strings: Strings) -> String {
        if let missing = error as? NotFound {
            // The id of a member's record is made by the program and means nothing to its reader.
            return OwnRecordID.isOwn(missing.id) ? strings["error.gone"] : strings("error.not-found", missing.id)
        }
        if let problem = error as? AccountProblem { return AccountText.describe(problem, strings) }
        if let problem = error as? BarSharingProblem { return describe(problem, strings) }
        if let problem = error as? SessionFileProblem { return AccountText.describe(problem, strings) }
        if let problem = error as? OnlineProblem { return OnlineText.problem(problem, strings) }
        if let problem = error as? TransferProblem { return TransferText.problem(problem, strings) }
        if let problem = error as? CommunityProblem { return CommunityText.problem(problem, strings) }
        if let problem = error as? CommunityAddressProblem { return CommunityText.problem(problem, strings) }
        guard let error = error as? StoreError else { return strings("error.other", String(describing: error)) }
        switch error {
        case .diskFull: return strings["error.disk-full"]
        case .readOnly(let path): return strings("error.read-only", path)
        case .fromNewerVersion(let name): return strings("error.newer-version", name)
        case .corrupt(let name): return strings("error.corrupt", name)
        case .newerFile(let path): return strings("error.newer-file", path)
        case .olderFile(let path): return strings("error.older-file", path)
        case .damagedFile(let path): return strings("error.damaged-file", path)
        case .damaged: return strings["error.damaged"]
        case .disk: return strings["error.disk"]
        case .busy: return strings["error.busy"]
        case .other(let reason): return strings("error.other", reason)
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

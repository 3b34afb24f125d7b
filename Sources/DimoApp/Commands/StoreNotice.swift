import Domain
import FeatureKit
import Persistence

enum StoreNotice {
    /// - Parameter isCommand: whether a command reports it, which ends by itself.
    static func describe(_ notice: OpeningNotice, _ strings: Strings, isCommand: Bool = false) -> String {
        let text = ErrorText.describe(notice.reason, strings)
        let warning = strings[isCommand ? "notice.memory-only.command" : "notice.memory-only"]
        return notice.isKept ? text : "\(text) \(warning)"
    }
}

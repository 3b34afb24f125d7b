import Domain
import FeatureKit
import Persistence

/// What a member is told about the opening of the store.
enum StoreNotice {
    static func describe(_ notice: OpeningNotice, _ strings: Strings) -> String {
        let text = ErrorText.describe(notice.reason, strings)
        return notice.isKept ? text : "\(text) \(strings["notice.memory-only"])"
    }
}

import Domain
import FeatureKit
import Persistence

enum StoreNotice {
    static func describe(_ notice: OpeningNotice, _ strings: Strings) -> String {
        let text = ErrorText.describe(notice.reason, strings)
        return notice.isKept ? text : "\(text) \(strings["notice.memory-only"])"
    }
}

import Exchange
import TestSupport

extension ExchangeFailure {
    /// What a report says of it in English.
    var reason: String { remark?.english ?? "" }
}

extension ExchangeWarning {
    /// What a report says of it in English.
    var text: String { remark.english }
}

/// A library's error whose description contains secrets.
struct TalkativeError: Error, CustomStringConvertible {
    let description: String
}

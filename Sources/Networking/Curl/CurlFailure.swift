import CCurl

/// Why libcurl has no answer.
enum CurlFailure: Error {
    /// It is not there, or too old.
    case noLibrary
    /// There is no memory for a handle.
    case noHandle
    /// A header has a name or a value that would end it and begin another.
    case header
    /// The head or the body of the answer has more bytes than are read.
    case tooLarge
    /// The server sends the request on to another place, where it may not go.
    case redirected(from: String, to: String)
    /// There are more redirects, one after the other, than are followed.
    case tooManyRedirects
    /// What the library says, and the system's error beneath it; 0 for none.
    case transfer(CURLcode, words: String, system: Int32)
}

extension CurlFailure: CustomStringConvertible {
    /// What happened; nothing of the request is in it.
    var description: String {
        switch self {
        case .noLibrary: "the network cannot be asked: install libcurl"
        case .noHandle: "there is not enough memory to ask"
        case .header: "a header has a character that cannot be sent"
        case .tooLarge: "there are more bytes than are read"
        case .redirected(let host, let target): "\(host) sends requests on to \(target)"
        case .tooManyRedirects: "there are more redirects than are followed"
        case .transfer(_, let words, _): words
        }
    }
}

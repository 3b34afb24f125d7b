import CCurl
import Domain

enum CurlFailure: Error {
    /// libcurl is missing or too old.
    case noLibrary
    case noHandle
    /// libcurl cannot compare public keys.
    case noPinning
    /// A header's name or value contains characters that could inject another header.
    case header
    case tooLarge
    case redirected(from: String, to: String)
    case tooManyRedirects
    case proxy(ProxyProblem)
    /// libcurl's message and the system error; 0 for none.
    case transfer(CURLcode, words: String, system: Int32)
}

extension CurlFailure: CustomStringConvertible {
    /// Contains nothing of the request.
    var description: String {
        switch self {
        case .noLibrary: "the network cannot be asked: install libcurl"
        case .noHandle: "there is not enough memory to ask"
        case .noPinning: "this libcurl cannot check the key of a server: install a newer one"
        case .header: "a header has a character that cannot be sent"
        case .tooLarge: "there are more bytes than are read"
        case .redirected(let host, let target): "\(host) redirects to \(target)"
        case .tooManyRedirects: "there are more redirects than are followed"
        case .proxy(let problem): NetworkError.Reason.proxy(problem).description
        case .transfer(_, let words, _): words
        }
    }
}
